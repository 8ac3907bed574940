import type { ReactNode } from 'react'
import { sampleTexts as texts } from './texts.ts'

/** Adds a remark to a field's hint if the field still holds the sample text. */
export const addSampleMark = (isSample: boolean, hint?: ReactNode): ReactNode =>
  isSample ? (
    <>
      {hint} <em className="sample-mark">{texts.sampleMark}</em>
    </>
  ) : (
    hint
  )
