import { logError } from '../api/call.ts'
import { CallError, toChangeError } from '../api/CallError.ts'
import type { EndpointResponse } from '../api/endpoints.ts'
import { type FormEndpoint, type SendInput, sendForm } from '../api/sendForm.ts'
import { texts } from '../../languages/en/visitors/api.ts'
import { hasBytes } from './hasBytes.ts'
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

export const sendFiles = async <E extends FormEndpoint>(
  endpointName: E,
  { onProgress, ...input }: FilesToSend,
): Promise<EndpointResponse<E>> => {
  const issues = await findUnreadable(input.form)
  if (issues[0]) throw logError(toChangeError(0, '', { message: issues[0].message, issues }))
  return sendForm(endpointName, { ...input, onProgress: limitReports(onProgress) })
}

/**
 * Finds the files of a form that can no longer be read, as issues like those of the server. They are found before the form is sent,
 * because the call would fail as if the connection were lost, or the server would refuse a file that came empty. A file that was
 * chosen empty is for the server to refuse.
 */
const findUnreadable = async (form: FormData): Promise<CallError['issues']> => {
  const issues: CallError['issues'] = []
  for (const name of new Set(form.keys()))
    for (const [index, value] of form.getAll(name).entries())
      if (value instanceof File && value.size > 0 && !(await hasBytes(value)))
        issues.push({ path: `${name}.${index}`, message: texts.unreadable(value.name) })
  return issues
}

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
