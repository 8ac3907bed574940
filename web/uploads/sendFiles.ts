import { CallError } from '../api/CallError.ts'
import type { Answer } from '../api/endpoints.ts'
import { type FormEndpoint, send } from '../api/send.ts'

/** Progress is reported this often. Milliseconds. */
const REPORT_EVERY = 250

interface FilesToSend {
  form: FormData
  requestKey: string
  /** 0 to 99: all bytes may have left before the server has answered, so the last percent is the answer's */
  onProgress: (percent: number) => void
  signal?: AbortSignal
}

export const sendFiles = <E extends FormEndpoint>(
  endpointName: E,
  { form, requestKey, onProgress, signal }: FilesToSend,
): Promise<Answer<E>> =>
  send(endpointName, { form, requestKey, signal, onProgress: limitReports(onProgress) })

const limitReports = (onProgress: (percent: number) => void) => {
  let reportedAt = 0
  return (sent: number, total: number) => {
    if (Date.now() - reportedAt < REPORT_EVERY && sent < total) return
    reportedAt = Date.now()
    onProgress(Math.min(99, (sent / Math.max(1, total)) * 100))
  }
}

/** Whether no answer came, and nobody knows why: the server may have stored what was sent all the same. */
export const isConnectionLost = (error: unknown) =>
  error instanceof CallError && !error.answered && error.sentence === undefined
