import { globSync } from 'node:fs'
import { takePorts } from '../../scripts/support/takePorts.ts'
import { startServer } from '../support/servers/startServer.ts'
import { type Browser, keysOf, pressOf } from './browser.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

/** Opens Debian's WebKit, the engine of Safari, driven by WebDriver on its own virtual screen. */
export async function openWebKit(): Promise<Browser> {
  const [port = 0] = await takePorts(1)
  const folder = temporaryFolder()
  let display = ''
  // the server chooses the display itself, and prints its number
  await startServer(['Xvfb', '-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    isReady: async (output) => {
      display = /^(\d+)\n/m.exec(output)?.[1] ?? ''
      return display !== ''
    },
  })
  const driver = `http://127.0.0.1:${port}`
  const environment = [`DISPLAY=:${display}`, `HOME=${folder}`, 'NO_AT_BRIDGE=1', 'LIBGL_ALWAYS_SOFTWARE=1']
  await startServer(['env', ...environment, 'WebKitWebDriver', `--port=${port}`], {
    isReady: () =>
      fetch(`${driver}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
  })
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  const options = { binary, args: ['--automation'] }
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `${driver}/session/${sessionId}`
  const perform = (actions: unknown) => send<void>(`${session}/actions`, { actions })
  return {
    open: (url) => send(`${session}/url`, { url }),
    evaluate: <T>(expression: string) =>
      send<T>(`${session}/execute/async`, {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(done)`,
        args: [],
      }),
    resize: (width) => send(`${session}/window/rect`, { width, height: 800 }),
    clickAt: (point) => perform(pressOf(point)),
    type: (text) => perform(keysOf(text)),
    chooseFile: async (selector, file) => {
      const found = await send<object>(`${session}/element`, { using: 'css selector', value: selector })
      await send(`${session}/element/${Object.values(found)[0]}/value`, { text: file })
    },
    errors: () => [],
    requests: () => [],
    close: async () => void (await fetch(session, { method: 'DELETE' })),
  }
}

async function send<T>(url: string, body: object): Promise<T> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${url}: ${value.error}: ${value.message}`)
  return value
}
