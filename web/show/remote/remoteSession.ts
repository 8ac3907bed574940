import type { RemoteCommand, RemoteState } from '../../../contract/outputs/remote.ts'
import { call, CallError } from '../../api/call.ts'
import { openStore } from '../../stores/store.ts'
import type { MusicPlayer } from '../music/musicPlayer.ts'
import type { SlidePlayer } from '../slides/slidePlayer.ts'

const POLL_MS = 600
/** The time between two requests while the server cannot be reached. */
const RETRY_MS = 3_000
/** The interval at which the server is told that the show is still running. */
const REPORT_MS = 60_000

interface Players {
  slidePlayer: SlidePlayer
  musicPlayer: MusicPlayer
}

interface Remote {
  code: string
  key: string
}

/** The remote session, in which phones control this show; null if there is none. It outlasts the settings panel. */
export const remoteSession = openStore<Remote | null>(null)

/** Lets phones control the show until the show ends. */
export async function openRemote(players: Players): Promise<void> {
  const remote = await call('POST /api/remotes', { body: readState(players) })
  remoteSession.set(remote)
  const stopReporting = startReporting(remote, players)
  void pollCommands(remote, players).then(stopReporting)
}

/** Reports the show's state to the server, regularly and after each change, until the returned function is called. */
function startReporting(remote: Remote, players: Players): () => void {
  const { slidePlayer, musicPlayer } = players
  const report = () => void reportState(remote, players, false)
  const onChange = makeChangeListener(players, report)
  const unsubscribes = [slidePlayer.subscribe(onChange), musicPlayer.subscribe(onChange)]
  const timer = setInterval(report, REPORT_MS)
  const listenerController = new AbortController()
  const { signal } = listenerController
  window.addEventListener('pagehide', () => void reportState(remote, players, true), { signal })
  // a page that the browser restores must open a new remote session, because leaving the page has ended the old one
  window.addEventListener('pageshow', ({ persisted }) => persisted && remoteSession.set(null), { signal })
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
    clearInterval(timer)
    listenerController.abort()
  }
}

const isActive = ({ code }: Remote) => remoteSession.get()?.code === code

async function pollCommands(remote: Remote, players: Players) {
  let receivedCount = 0
  while (isActive(remote)) {
    const commands = await fetchCommands(remote, receivedCount)
    receivedCount += commands?.length ?? 0
    for (const command of commands ?? []) runCommand(command, players)
    if (isActive(remote)) await new Promise((resolve) => setTimeout(resolve, commands ? POLL_MS : RETRY_MS))
  }
}

/**
 * Fetches the commands, without the first `receivedCount` commands. Returns null if the request fails. If the server no longer
 * knows the remote session, ends it.
 */
async function fetchCommands({ code }: Remote, receivedCount: number) {
  try {
    const { commands } = await call('GET /api/remotes/:id', {
      params: { id: code },
      query: { after: receivedCount },
    })
    return commands
  } catch (error) {
    if (error instanceof CallError && error.status === 404) remoteSession.set(null)
    return null
  }
}

const runCommand = (command: RemoteCommand, { slidePlayer, musicPlayer }: Players) =>
  ({
    next: slidePlayer.next,
    previous: slidePlayer.previous,
    pause: () => slidePlayer.setPlaying(false),
    play: () => slidePlayer.setPlaying(true),
    'music-on': () => {
      musicPlayer.setMuted(false)
      musicPlayer.play()
    },
    'music-off': () => musicPlayer.setMuted(true),
  })[command]()

const readState = ({ slidePlayer, musicPlayer }: Players): RemoteState => {
  const { playing, muted } = musicPlayer.get()
  return { playing: slidePlayer.get().playing, music: playing && !muted }
}

function makeChangeListener(players: Players, report: () => void) {
  let lastState = JSON.stringify(readState(players))
  return () => {
    const state = JSON.stringify(readState(players))
    if (state === lastState) return
    lastState = state
    report()
  }
}

/**
 * Reports the show's state to the server. `keepalive` lets the last report finish after the page has been left. If that report
 * is lost, the server ends the remote session after a while.
 */
async function reportState(remote: Remote, players: Players, hasEnded: boolean): Promise<void> {
  if (!isActive(remote)) return
  const { code, key } = remote
  await fetch(`/api/remotes/${code}`, {
    method: 'PUT',
    keepalive: hasEnded,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...readState(players), key, ended: hasEnded }),
  }).catch(() => undefined)
}
