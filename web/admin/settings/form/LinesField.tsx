import type { ComponentProps } from 'react'
import { describeMisfit } from '../../../../contract/lines.ts'
import type { Setting } from '../../../../contract/memorial/setting.ts'
import { TextAreaField } from '../../../ui/fields/Field.tsx'

interface Props extends Omit<ComponentProps<typeof TextAreaField>, 'value'> {
  setting: Extract<Setting, { kind: 'lines' }>
  value: string
}

/** A field for short texts, one a line. What does not fit is said as soon as somebody types it. */
export const LinesField = ({ setting, value, error, ...area }: Props) => (
  <TextAreaField
    {...area}
    value={value}
    rows={setting.maxLines}
    error={describeMisfit(value, setting) ?? error}
  />
)
