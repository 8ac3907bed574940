import { useState } from 'react'
import { isEmail } from '../../../../contract/email.ts'
import { limits } from '../../../../contract/limits.ts'
import { CallError } from '../../../api/CallError.ts'
import { textFieldNames } from '../../../media/mediaText.ts'
import { useStore } from '../../../stores/useStore.ts'
import type { DraftContent, MemoryDraft } from './draft.ts'
import { fieldErrorsTexts as texts } from '../texts.ts'

/**
 * An error message for each field that has an error, in the order of the form. The key is the name of the field. For a field of
 * a photo, the photo's id follows, as in `title <id>`.
 */
export type FieldErrors = Readonly<Record<string, string>>

export function findFieldErrors({ fields, uploads }: DraftContent): FieldErrors {
  const { name, email, content } = fields
  const checks: [field: string, message: string | false][] = [
    ['name', name.trim() === '' && texts.name],
    ['name', name.length > limits.name && texts.nameLong],
    ['email', email.trim() !== '' && !isEmail(email.trim()) && texts.email],
    ['content', content.length > limits.memory && texts.memoryLong(content.length)],
    ...uploads.flatMap(({ id, state, message, ...text }): typeof checks => [
      [`photo ${id}`, state === 'rejected' && (message ?? '')],
      ...textFieldNames.map((field): (typeof checks)[number] => [
        `${field} ${id}`,
        text[field].length > limits[field] && texts.photoText[field],
      ]),
    ]),
  ]
  return Object.fromEntries(checks.filter((check): check is [string, string] => check[1] !== false))
}

/**
 * Provides the errors in a draft, including those that the server found. Once a check has failed, the errors are updated with
 * every character that someone types.
 */
export const useFieldErrors = (draft: MemoryDraft) => {
  const content = useStore(draft)
  const [isChecking, setChecking] = useState(false)
  const [serverErrors, setServerErrors] = useState<FieldErrors>({})
  const [timesErrorsFound, setTimesErrorsFound] = useState(0)
  const countErrors = (errors: FieldErrors) => {
    if (Object.keys(errors).length > 0) setTimesErrorsFound((times) => times + 1)
  }
  return {
    fieldErrors: { ...(isChecking ? findFieldErrors(content) : {}), ...serverErrors } as FieldErrors,
    timesErrorsFound,
    /** looks for errors, and returns whether the draft can be sent */
    check: () => {
      const errors = findFieldErrors(draft.get())
      const isValid = Object.keys(errors).length === 0
      setChecking(!isValid)
      setServerErrors({})
      countErrors(errors)
      return isValid
    },
    showServerErrors: (error: unknown) => {
      const issues = error instanceof CallError ? error.issues : []
      const errors = Object.fromEntries(issues.map(({ path, message }) => [path, message]))
      setServerErrors(errors)
      countErrors(errors)
    },
    clearServerErrors: () => setServerErrors({}),
  }
}
