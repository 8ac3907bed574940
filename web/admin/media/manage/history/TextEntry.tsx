import type { ReactNode } from 'react'
import { type TextFieldName, textFieldNames } from '../../../../media/mediaText.ts'
import { texts } from '../../../../../languages/en/dashboard/media.ts'

interface Props {
  label: string
  getText: (field: TextFieldName) => string | null
  /** shown below the text */
  children?: ReactNode
}

export const TextEntry = ({ label, getText, children }: Props) => (
  <p className="history-entry">
    <span className="hint">{label}</span>{' '}
    {textFieldNames.map((field) => {
      const Text = field === 'title' ? 'strong' : 'span'
      return <Text key={field}>{getText(field) ?? texts.manage.absent[field]}</Text>
    })}
    {children}
  </p>
)
