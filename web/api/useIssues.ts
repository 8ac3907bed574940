import { useState } from 'react'
import type { CallError } from './CallError.ts'

/** The reason why the server rejected a field of a form, until the field is edited. */
export function useIssues<T extends object>(
  { error, isPending }: { error: CallError | null; isPending: boolean },
  fields: T,
): (name: keyof T & string) => string | undefined {
  const [sent, setSent] = useState({ isPending, fields })
  if (sent.isPending !== isPending) setSent({ isPending, fields: isPending ? fields : sent.fields })
  return (name) => (sent.fields[name] === fields[name] ? error?.issue(name) : undefined)
}
