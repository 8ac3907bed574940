import { useId } from 'react'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { fieldLabels } from '../parts/forms/fieldLabels.ts'
import { splitSentences } from './sentences.ts'
import { texts } from '../../../languages/en/dashboard/memories.ts'

interface Props {
  content: string
  value: string
  onChange: (sentence: string) => void
}

/** A field to select which sentence of a memory the slideshow shows, if any. */
export const SentenceField = ({ content, value, onChange }: Props) => {
  const id = useId()
  const sentences = splitSentences(content)
  if (sentences.length === 0) return null
  return (
    <fieldset className="memory-sentence" aria-describedby={id}>
      <legend className="label">{fieldLabels.slideshowSentence}</legend>
      <p id={id} className="hint">
        {texts.sentenceHint}
      </p>
      <RadioGroup
        label={fieldLabels.slideshowSentence}
        isLabelHidden
        value={sentences.includes(value) ? value : ''}
        onChange={onChange}
        options={[
          { value: '', label: texts.noSentence },
          ...sentences.map((sentence) => ({ value: sentence, label: sentence })),
        ]}
      />
    </fieldset>
  )
}
