import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RemoteCommand, RemoteState } from '../../../contract/outputs/remote.ts'
import { call, CallError } from '../../api/call.ts'
import { listenTo } from '../../ui/listenTo.ts'

const POLL_MS = 1_500
/** A number higher than that of any command, so that the response contains the show's state and no commands. */
const AFTER_ALL_COMMANDS = 1_000_000

type Status = 'connecting' | 'connected' | 'lost' | 'ended' | 'noCode'

/** Controls a slideshow. The code after the '#' in the page's URL identifies the slideshow. */
export const useRemote = () => {
  const id = useSyncExternalStore(subscribeToHash, readCode, () => '')
  const [status, setStatus] = useState<Status>(id ? 'connecting' : 'noCode')
  const [state, setState] = useState<RemoteState>({ playing: true, music: false })
  const onFailure = (error: unknown) =>
    setStatus(error instanceof CallError && error.status === 404 ? 'ended' : 'lost')

  useEffect(() => {
    if (!id) return
    let timer = 0
    let isStopped = false
    const poll = async () => {
      try {
        const { playing, music } = await call('GET /api/remotes/:id', {
          params: { id },
          query: { after: AFTER_ALL_COMMANDS },
        })
        if (isStopped) return
        setState({ playing, music })
        setStatus('connected')
      } catch (error) {
        if (isStopped) return
        onFailure(error)
      }
      timer = window.setTimeout(() => void poll(), POLL_MS)
    }
    void poll()
    return () => {
      isStopped = true
      window.clearTimeout(timer)
    }
  }, [id])

  const send = (command: RemoteCommand) => {
    setState(predictState(state, command))
    call('POST /api/remotes/:id/commands', { params: { id }, body: { command } }).catch(onFailure)
  }
  return { status, state, send }
}

/** Reads the code from the URL. Removes spaces that got into a copied link, and converts capital letters to lowercase. */
const readCode = () => location.hash.slice(1).replaceAll('%20', '').toLowerCase()

const subscribeToHash = (onChange: () => void) => listenTo(window, ['hashchange'], onChange)

/** Predicts the show's state after a command, so that the buttons change at once. The next poll corrects a wrong prediction. */
const predictState = (state: RemoteState, command: RemoteCommand): RemoteState => {
  if (command === 'pause' || command === 'play') return { ...state, playing: command === 'play' }
  if (command === 'music-on' || command === 'music-off') return { ...state, music: command === 'music-on' }
  return state
}
