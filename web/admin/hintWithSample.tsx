import type { ReactNode } from 'react'
import { sampleTexts as texts } from './texts.ts'

/** The hint of a field, which says while the field still holds the sample. */
export const hintWithSample = (isSample: boolean, hint?: ReactNode): ReactNode =>
  isSample ? (
    <>
      {hint} <em className="sample-mark">{texts.stillIn}</em>
    </>
  ) : (
    hint
  )
