import { useState } from 'react'
import { isEmail } from '../../../../contract/email.ts'
import { limits } from '../../../../contract/limits.ts'
import { CallError } from '../../../api/CallError.ts'
import { textFieldNames } from '../../../media/mediaText.ts'
import { useStore } from '../../../stores/useStore.ts'
import type { DraftContent, MemoryDraft } from './draft.ts'
import { fieldErrorsTexts as texts } from '../texts.ts'

/** A message for each field with an error, in the order of the form. Keys of a photo's fields are `title <id>` and so on. */
export type FieldErrors = Readonly<Record<string, string>>

export function findFieldErrors({ fields, uploads }: DraftContent): FieldErrors {
  const { name, email, content } = fields
  const found: [field: string, message: string | false][] = [
    ['name', name.trim() === '' && texts.name],
    ['name', name.length > limits.name && texts.nameLong],
    ['email', email.trim() !== '' && !isEmail(email.trim()) && texts.email],
    ['content', content.length > limits.memory && texts.memoryLong(content.length)],
    ...uploads.flatMap(({ id, state, message, ...text }): typeof found => [
      [`photo ${id}`, state === 'rejected' && (message ?? '')],
      ...textFieldNames.map((field): (typeof found)[number] => [
        `${field} ${id}`,
        text[field].length > limits[field] && texts.photoText[field],
      ]),
    ]),
  ]
  return Object.fromEntries(found.filter((each): each is [string, string] => each[1] !== false))
}

/** The errors of a draft, with those that the server found. Once a check has failed, they are updated with each letter typed. */
export const useFieldErrors = (draft: MemoryDraft) => {
  const content = useStore(draft)
  const [isChecking, setChecking] = useState(false)
  const [serverErrors, setServerErrors] = useState<FieldErrors>({})
  const [timesFound, setTimesFound] = useState(0)
  const countErrors = (errors: FieldErrors) => {
    if (Object.keys(errors).length > 0) setTimesFound((times) => times + 1)
  }
  return {
    fieldErrors: { ...(isChecking ? findFieldErrors(content) : {}), ...serverErrors } as FieldErrors,
    timesFound,
    /** returns whether the draft can be sent */
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
