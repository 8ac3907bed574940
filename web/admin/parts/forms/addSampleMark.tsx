import type { ReactNode } from 'react'
import { sampleTexts as texts } from '../../../../languages/en/dashboard/parts.ts'

export const addSampleMark = (isSample: boolean, hint?: ReactNode): ReactNode =>
  isSample ? (
    <>
      {hint} <em className="sample-mark">{texts.sampleMark}</em>
    </>
  ) : (
    hint
  )
