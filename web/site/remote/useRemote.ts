import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RemoteCommand, RemoteState } from '../../../contract/remote.ts'
import { call, CallError } from '../../api/call.ts'

const POLL_MS = 1_500
/** More commands than any show has: the phone asks for how the show is alone. */
const NONE = 1_000_000

export interface Remote {
  status: 'connecting' | 'connected' | 'lost' | 'ended' | 'noCode'
  state: RemoteState
  send: (command: RemoteCommand) => void
}

/** The show whose code stands behind the '#' of the address. */
export const useRemote = (): Remote => {
  const id = useSyncExternalStore(subscribeToHash, codeInAddress, () => '')
  const [status, setStatus] = useState<Remote['status']>(id ? 'connecting' : 'noCode')
  const [state, setState] = useState<RemoteState>({ playing: true, music: false })
  const failed = (error: unknown) =>
    setStatus(error instanceof CallError && error.status === 404 ? 'ended' : 'lost')

  useEffect(() => {
    if (!id) return
    let timer = 0
    let isLeft = false
    const ask = async () => {
      try {
        const { playing, music } = await call('GET /api/remotes/:id', {
          params: { id },
          query: { after: NONE },
        })
        if (isLeft) return
        setState({ playing, music })
        setStatus('connected')
      } catch (error) {
        if (isLeft) return
        failed(error)
      }
      timer = window.setTimeout(() => void ask(), POLL_MS)
    }
    void ask()
    return () => {
      isLeft = true
      window.clearTimeout(timer)
    }
  }, [id])

  const send = (command: RemoteCommand) => {
    setState(after(state, command))
    call('POST /api/remotes/:id/commands', { params: { id }, body: { command } }).catch(failed)
  }
  return { status, state, send }
}

/** A space may have been copied with it; anything may have been typed. */
const codeInAddress = () => location.hash.slice(1).replaceAll('%20', '').toLowerCase()

const subscribeToHash = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** The buttons change at once; the show says soon whether it did. */
const after = (state: RemoteState, command: RemoteCommand): RemoteState => {
  if (command === 'pause' || command === 'play') return { ...state, playing: command === 'play' }
  if (command === 'music-on' || command === 'music-off') return { ...state, music: command === 'music-on' }
  return state
}
