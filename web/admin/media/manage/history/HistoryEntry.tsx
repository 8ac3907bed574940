import { type TextField, textFields } from '../../../../media/mediaText.ts'
import { texts } from '../../texts.ts'

interface Props {
  label: string
  textOf: (field: TextField) => string | null
}

export const HistoryEntry = ({ label, textOf }: Props) => (
  <p className="history-entry">
    <span className="hint">{label}</span>{' '}
    {textFields.map((field) => {
      const Text = field === 'title' ? 'strong' : 'span'
      return <Text key={field}>{textOf(field) ?? texts.manage.absent[field]}</Text>
    })}
  </p>
)
