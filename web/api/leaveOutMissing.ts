import { CallError } from './CallError.ts'

/**
 * Returns the input of a call without the items that the server did not find. It names them in its issues, such as `ids.3`.
 * Returns undefined if the call failed for another reason, or if nothing is left.
 */
export function leaveOutMissing<Input extends { body?: unknown }>(
  input: Input,
  error: unknown,
): Input | undefined {
  if (!(error instanceof CallError) || error.code !== 'not_found') return undefined
  const body = { ...(input.body as Record<string, unknown> | undefined) }
  const missing = error.issues.map(({ path }) => path.split('.'))
  for (const field of new Set(missing.map(([name = '']) => name))) {
    const items = body[field]
    if (!Array.isArray(items)) return undefined
    const places = new Set(missing.filter(([name]) => name === field).map(([, place]) => Number(place)))
    const remaining = items.filter((_, place) => !places.has(place))
    if (remaining.length === 0 || remaining.length === items.length) return undefined
    body[field] = remaining
  }
  return missing.length > 0 ? { ...input, body } : undefined
}
