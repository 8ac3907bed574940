import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { startServer } from '../support/servers/startServer.ts'
import { type Browser, keysOf, pressOf } from './browser.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

interface Message {
  id?: number
  method?: string
  params?: { level?: string; text?: string | null; request?: { request: string; url: string } }
  result?: unknown
  error?: string
  message?: string
}
/** The result of a script: a string, because this session's scripts return JSON. */
interface Evaluated {
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

const network = {
  asked: 'network.beforeRequestSent',
  answered: 'network.responseCompleted',
  failed: 'network.fetchError',
}

/** Sound for a machine without a sound card: ALSA's null device discards all sound, as fast as it arrives. */
const sound = {
  preference: `user_pref('media.cubeb.backend', 'alsa')\n`,
  device: 'pcm.!default { type null }\n',
}
/** Sends every request to a proxy that does not exist. */
const networkOff = `user_pref('network.proxy.type', 1)
user_pref('network.proxy.http', '127.0.0.1')
user_pref('network.proxy.http_port', 1)
user_pref('network.proxy.ssl', '127.0.0.1')
user_pref('network.proxy.ssl_port', 1)
`

export const openFirefoxOffline = () => openFirefox(networkOff)

/** Opens Debian's Firefox, driven by WebDriver BiDi. */
export async function openFirefox(preferences = ''): Promise<Browser> {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'user.js'), sound.preference + preferences)
  writeFileSync(path.join(folder, 'asound.conf'), sound.device)
  const options = ['--headless', '--no-remote', '--remote-debugging-port', '0']
  let address = ''
  await startServer(
    [
      'env',
      `HOME=${folder}`,
      `ALSA_CONFIG_PATH=${folder}/asound.conf`,
      'firefox-esr',
      ...options,
      '--profile',
      folder,
      'about:blank',
    ],
    {
      isReady: async (output) => {
        address = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1] ?? ''
        return address !== ''
      },
    },
  )
  const { send, errors, requests, calls, close } = await openSession(`${address}/session`)
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded', ...Object.values(network)] })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${expression})))()`,
      target: { context },
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return JSON.parse(result?.value ?? 'null') as T
  }
  const perform = (actions: unknown) => send('input.performActions', { context, actions })
  return {
    open: async (url) => {
      // waits until no API call is under way: Firefox aborts calls before it tells the page that it is left, and the page
      // would report failures; a page that has just opened first evaluates something, because then its calls are known
      await evaluate('0')
      await expect.poll(() => [...calls.values()], { message: 'calls under way' }).toEqual([])
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    evaluate,
    resize: async (width) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height: 800 } })),
    clickAt: async (point) => void (await perform(pressOf(point))),
    type: async (text) => void (await perform(keysOf(text))),
    chooseFile: async (selector, file) => {
      const locator = { type: 'css', value: selector }
      const { nodes } = await send<{ nodes: object[] }>('browsingContext.locateNodes', { context, locator })
      await send('input.setFiles', { context, element: nodes[0], files: [file] })
    },
    errors: () => errors.splice(0),
    requests: () => requests,
    close: async () => {
      await send('browser.close', {})
      close()
    },
  }
}

/** Sends commands over a WebSocket and returns their results. Collects errors that pages log and addresses they request. */
async function openSession(url: string) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`no answer from ${url}`))
  })
  const waiting = new Map<number, (message: Message) => void>()
  const errors: string[] = []
  const requests: string[] = []
  /** addresses of API calls under way, by the browser's id of the request */
  const calls = new Map<string, string>()
  const noteRequest = (method: string | undefined, { request, url }: { request: string; url: string }) => {
    if (method !== network.asked) return calls.delete(request)
    requests.push(url)
    if (URL.parse(url)?.pathname.startsWith('/api/')) calls.set(request, url)
  }
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else if (message.params?.level === 'error') errors.push(message.params.text ?? '')
    else if (message.params?.request) noteRequest(message.method, message.params.request)
  }
  let last = 0
  const send = async <T>(method: string, params: object): Promise<T> => {
    const id = ++last
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error, message } = await answered
    if (error) throw new Error(`${method}: ${error}: ${message}`)
    return result as T
  }
  return { send, errors, requests, calls, close: () => socket.close() }
}
