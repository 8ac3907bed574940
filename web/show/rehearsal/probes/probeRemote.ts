import { call } from '../../../api/call.ts'

/** The time in milliseconds after which a server that has not answered does not answer. */
const TIMEOUT_MS = 10_000

/** Whether a phone could control the show: opens a remote control, presses a button of it, and receives the command. */
export async function probeRemote(signal: AbortSignal, callServer: typeof call = call): Promise<boolean> {
  const ending = new AbortController()
  const stop = () => ending.abort()
  signal.addEventListener('abort', stop)
  const timer = setTimeout(stop, TIMEOUT_MS)
  const state = { playing: false, music: false }
  try {
    const { code, key } = await callServer('POST /api/remotes', { body: state, signal: ending.signal })
    const remote = { params: { id: code }, signal: ending.signal }
    await callServer('POST /api/remotes/:id/commands', { ...remote, body: { command: 'next' } })
    const { commands } = await callServer('GET /api/remotes/:id', { ...remote, query: { after: 0 } })
    await callServer('PUT /api/remotes/:id', { ...remote, body: { ...state, key, ended: true } })
    return commands.includes('next')
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
