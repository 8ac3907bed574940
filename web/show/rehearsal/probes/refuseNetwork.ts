import { type RefusalRequest, REFUSAL_MS } from '../../offline/storedShow.ts'

/** The part of `navigator.serviceWorker` that this probe needs, so that tests can pass another. */
export type WorkerContainer = Pick<ServiceWorkerContainer, 'controller'> &
  Pick<EventTarget, 'addEventListener'>

export interface Refusal {
  /** Allows the network again. Resolves to whether the network was refused without a gap. */
  end: () => Promise<boolean>
}

/** The time in milliseconds after which a worker that has not replied is one of an earlier version, which cannot refuse. */
const REPLY_MS = 5_000

/**
 * Takes the network away from this page: the service worker refuses every request that it cannot answer with a stored file. The
 * refusal lasts only as long as this page repeats it. Resolves to null if the worker cannot refuse it.
 */
export async function refuseNetwork(
  workers: WorkerContainer,
  findActiveWorker: () => Promise<ServiceWorker | null | undefined>,
): Promise<Refusal | null> {
  const worker = await findActiveWorker()
  if (!worker || (await send(worker, true)) === null || !(await waitUntilControlled(workers))) return null
  let hasGap = false
  const repeat = async () => {
    if ((await send(worker, true)) !== true) hasGap = true
  }
  const timer = setInterval(() => void repeat(), REFUSAL_MS / 5)
  return {
    end: async () => {
      clearInterval(timer)
      const wasRefused = await send(worker, false)
      return wasRefused === true && !hasGap
    },
  }
}

/** Resolves to whether the worker controls this page. After a reload past the worker, its reply may arrive before that. */
const waitUntilControlled = (workers: WorkerContainer) =>
  new Promise<boolean>((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      resolve(workers.controller !== null)
    }
    const timer = setTimeout(settle, REPLY_MS)
    if (workers.controller) settle()
    else workers.addEventListener('controllerchange', settle, { once: true })
  })

/** Sends a request to the worker. Resolves to whether the worker refused the network until now, or to null without a reply. */
const send = (worker: ServiceWorker, refuses: boolean) =>
  new Promise<boolean | null>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const settle = (wasRefused: boolean | null) => {
      clearTimeout(timer)
      port1.close()
      resolve(wasRefused)
    }
    const timer = setTimeout(() => settle(null), REPLY_MS)
    port1.onmessage = ({ data }) => settle(data === true)
    const request: RefusalRequest = { refuses }
    worker.postMessage(request, [port2])
  })
