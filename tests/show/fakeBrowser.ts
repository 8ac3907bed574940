/** Makes the parts of a browser that store a show: caches, a worker, and a network that responds by path or with 404. */
export function openFakeBrowser(answers: Record<string, Response | undefined>) {
  const stored = new Map<string, Map<string, Response>>()
  const fetched: string[] = []
  const worker = Object.assign(new EventTarget(), { state: 'activated' })
  let waitingWorker: EventTarget | null = null
  let registration: object | undefined
  const cacheOf = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, response: Response) => void entries.set(path, response),
      delete: async (path: string) => entries.delete(path),
      keys: async () => [...entries.keys()].map((path) => ({ url: `https://memorial.example${path}` })),
    }
  }
  const caches = {
    open: async (name: string) => cacheOf(name),
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
  }
  const unregister = async () => void (registration = undefined)
  const serviceWorker = {
    register: async () =>
      (registration = {
        unregister,
        installing: worker.state === 'activated' ? null : worker,
        waiting: waitingWorker,
        get active() {
          return worker.state === 'activated' ? worker : null
        },
      }),
    getRegistration: async () => registration,
  }
  const browser = {
    caches,
    navigator: { serviceWorker },
    window: { innerWidth: 1024, innerHeight: 768, devicePixelRatio: 1, caches },
    fetch: async (path: string) => {
      fetched.push(path)
      return answers[path]?.clone() ?? new Response('', { status: 404 })
    },
  }
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  /** Changes the state of the service worker, which is 'activated' at first. */
  const setWorkerState = (state: string) => {
    worker.state = state
    worker.dispatchEvent(new Event('statechange'))
  }
  /** Adds a newer worker, which waits until all pages with the active one are closed. */
  const addWaitingWorker = () => void (waitingWorker = new EventTarget())
  const hall = cacheOf('hall')
  return {
    stored: hall,
    entries: stored.get('hall') ?? new Map<string, Response>(),
    fetched,
    setWorkerState,
    addWaitingWorker,
  }
}
