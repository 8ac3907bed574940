import { useState } from 'react'
import { isEmail } from '../../../../contract/email.ts'
import { visitorLimits } from '../../../../contract/visitorLimits.ts'
import { type MemoryTextName, memoryTextFields } from '../../../../contract/memorial/memoryText.ts'
import { CallError } from '../../../api/CallError.ts'
import { textFieldNames } from '../../../media/mediaText.ts'
import { optionalTextNames } from '../../../memories/memoryText.ts'
import { useStore } from '../../../stores/useStore.ts'
import { texts as uiTexts } from '../../../../languages/en/visitors/ui.ts'
import type { DraftContent, MemoryDraft } from './draft.ts'
import { isRefused } from './draftPhotos.ts'
import { fieldErrorsTexts as texts } from '../../../../languages/en/visitors/memories.ts'

/**
 * An error message for each field that has an error, in the order of the form. The key is the name of the field. For a field of
 * a photo, the photo's id follows, as in `title <id>`.
 */
export type FieldErrors = Readonly<Record<string, string>>
type Check = [field: string, message: string | false]

export function findFieldErrors({ fields, uploads }: DraftContent): FieldErrors {
  const { name, email } = fields
  const checks: Check[] = [
    ['name', name.trim() === '' && texts.name],
    checkLength('name', name),
    ['email', email.trim() !== '' && !isEmail(email.trim()) && texts.email],
    ...optionalTextNames.map((field) => checkLength(field, fields[field])),
    ...uploads.flatMap(({ id, state, message, ...text }): Check[] => [
      [`photo ${id}`, state === 'rejected' && (message ?? '')],
      ...textFieldNames.map(
        (field): Check => [
          `${field} ${id}`,
          text[field].length > visitorLimits[field] && texts.photoText[field],
        ],
      ),
    ]),
  ]
  return Object.fromEntries(checks.filter((check): check is [string, string] => check[1] !== false))
}

function checkLength(field: MemoryTextName, { length }: string): Check {
  const { maxLength } = memoryTextFields[field]
  const explain = texts.tooLong[field] ?? ((length) => uiTexts.tooLong(maxLength, length))
  return [field, length > maxLength && explain(length)]
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
      if (draft.getUploads().some(isRefused)) setTimesErrorsFound((times) => times + 1)
      else countErrors(errors)
    },
    clearServerErrors: () => setServerErrors({}),
  }
}
