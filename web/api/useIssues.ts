import { useState } from 'react'
import type { CallError } from './CallError.ts'

/** What the server found wrong with a field of a form, for as long as the field stands as it was sent. */
export function useIssues<T extends object>(
  { error, isPending }: { error: CallError | null; isPending: boolean },
  fields: T,
): (name: keyof T & string) => string | undefined {
  const [sent, setSent] = useState({ isPending, fields })
  if (sent.isPending !== isPending) setSent({ isPending, fields: isPending ? fields : sent.fields })
  return (name) => (sent.fields[name] === fields[name] ? error?.issue(name) : undefined)
}
