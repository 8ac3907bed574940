import { CallError } from '../api/CallError.ts'
import type { EndpointResponse } from '../api/endpoints.ts'
import { type FormEndpoint, sendForm } from '../api/sendForm.ts'

/** The time between two reports of progress. Milliseconds. */
const REPORT_EVERY = 250

interface FilesToSend {
  form: FormData
  requestKey: string
  /** gets 0 to 99: the last percent is for the response, which comes after all bytes were sent */
  onProgress: (percent: number) => void
  signal?: AbortSignal
}

export const sendFiles = <E extends FormEndpoint>(
  endpointName: E,
  { form, requestKey, onProgress, signal }: FilesToSend,
): Promise<EndpointResponse<E>> =>
  sendForm(endpointName, { form, requestKey, signal, onProgress: limitReports(onProgress) })

const limitReports = (onProgress: (percent: number) => void) => {
  let reportedAt = 0
  return (sent: number, total: number) => {
    if (Date.now() - reportedAt < REPORT_EVERY && sent < total) return
    reportedAt = Date.now()
    onProgress(Math.min(99, (sent / Math.max(1, total)) * 100))
  }
}

/** Whether no response came, for no known reason: the server may have stored the files anyway. */
export const isConnectionLost = (error: unknown) =>
  error instanceof CallError && !error.hasResponse && error.serverMessage === undefined
