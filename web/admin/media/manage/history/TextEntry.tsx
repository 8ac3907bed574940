import { type TextFieldName, textFieldNames } from '../../../../media/mediaText.ts'
import { texts } from '../../texts.ts'

interface Props {
  label: string
  textOf: (field: TextFieldName) => string | null
}

export const TextEntry = ({ label, textOf }: Props) => (
  <p className="history-entry">
    <span className="hint">{label}</span>{' '}
    {textFieldNames.map((field) => {
      const Text = field === 'title' ? 'strong' : 'span'
      return <Text key={field}>{textOf(field) ?? texts.manage.absent[field]}</Text>
    })}
  </p>
)
