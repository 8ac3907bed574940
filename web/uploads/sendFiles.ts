import { CallError } from '../api/CallError.ts'
import type { EndpointResponse } from '../api/endpoints.ts'
import { type FormEndpoint, type SendInput, sendForm } from '../api/sendForm.ts'
import { SENT_PERCENT } from './upload.ts'

/** The minimum number of milliseconds between two reports of progress. */
const REPORT_INTERVAL_MS = 250

interface FilesToSend extends Pick<SendInput, 'form' | 'headers' | 'signal'> {
  requestKey: string
  /**
   * called with the percentage of the bytes that have been sent, which is `SENT_PERCENT` exactly when all have been sent, and 0
   * when all must be sent again
   */
  onProgress: (percent: number) => void
}

export const sendFiles = <E extends FormEndpoint>(
  endpointName: E,
  { onProgress, ...input }: FilesToSend,
): Promise<EndpointResponse<E>> => sendForm(endpointName, { ...input, onProgress: limitReports(onProgress) })

const limitReports = (onProgress: (percent: number) => void) => {
  let reportedAt = 0
  return (sentBytes: number, totalBytes: number) => {
    const isBetween = sentBytes > 0 && sentBytes < totalBytes
    if (isBetween && Date.now() - reportedAt < REPORT_INTERVAL_MS) return
    reportedAt = Date.now()
    onProgress(
      sentBytes < totalBytes ? Math.min(SENT_PERCENT - 1, (sentBytes / totalBytes) * 100) : SENT_PERCENT,
    )
  }
}

/** Whether no response came and the reason is unknown. The server may have stored the files nevertheless. */
export const isConnectionLost = (error: unknown) =>
  error instanceof CallError && !error.hasResponse && error.explanation === undefined
