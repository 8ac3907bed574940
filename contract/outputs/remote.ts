import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const remoteCommand = z.enum(['next', 'previous', 'pause', 'play', 'music-on', 'music-off'])
export type RemoteCommand = z.infer<typeof remoteCommand>

/** The state of the slideshow. The labels of the buttons on the phone depend on it. */
const showState = z.object({ playing: z.boolean(), music: z.boolean() })
export type RemoteState = z.infer<typeof showState>

export const openRemoteEndpoint = endpoint('POST /api/remotes', {
  name: 'openRemote',
  summary: 'Let phones that are told the code control this slideshow, until it ends',
  who: 'everyone',
  limit: 'remotes',
  body: showState,
  status: 201,
  response: z.object({
    /** the code in the URL that phones open */
    code: z.string(),
    /** the secret that the slideshow sends when it reports its state */
    key: z.string(),
  }),
  changes: [],
})

export const readRemoteEndpoint = endpoint('GET /api/remotes/:id', {
  name: 'readRemote',
  summary: 'How the slideshow with this code is, and what phones have asked of it',
  who: 'everyone',
  reads: null,
  query: z.object({
    /** the number of commands that the slideshow has already received */
    after: z.coerce.number().int().min(0).default(0),
  }),
  response: showState.extend({ commands: z.array(remoteCommand) }),
})

export const reportShowEndpoint = endpoint('PUT /api/remotes/:id', {
  name: 'reportShow',
  summary: 'Say how the slideshow is, and that it goes on or has ended',
  who: 'everyone',
  body: showState.extend({ key: z.string().max(64), ended: z.boolean().default(false) }),
  changes: [],
})

export const sendCommandEndpoint = endpoint('POST /api/remotes/:id/commands', {
  name: 'sendCommand',
  summary: 'Ask something of the slideshow with this code',
  who: 'everyone',
  body: z.object({ command: remoteCommand }),
  changes: [],
})
