import type { ReactNode } from 'react'
import { sampleTexts as texts } from './texts.ts'

/** Adds to a field's hint that the field still holds the sample. */
export const addSampleMark = (isSample: boolean, hint?: ReactNode): ReactNode =>
  isSample ? (
    <>
      {hint} <em className="sample-mark">{texts.stillIn}</em>
    </>
  ) : (
    hint
  )
