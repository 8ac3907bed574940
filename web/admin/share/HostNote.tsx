import { useState } from 'react'
import type { Reach } from '../../../domain/privateAddress.ts'
import { typeset } from '../../../domain/typeset.ts'
import { CopyButtons } from '../../ui/fields/CopyButtons.tsx'
import { TextAreaField } from '../../ui/fields/Field.tsx'
import { hostNoteTexts as texts } from './texts.ts'

interface Props {
  reach: Exclude<Reach, 'everyone'>
  name: string
}

/** A note to the person who runs the server, as long as not everyone can open the memorial. It says how that is changed. */
export const HostNote = ({ reach, name }: Props) => {
  const [note, setNote] = useState(texts.note[reach](typeset(name)))
  return (
    <div className="host-note">
      <TextAreaField
        label={texts.label}
        rows={7}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="row">
        <CopyButtons key={note} text={note} texts={texts.buttons} shared={{ text: note }} />
      </div>
    </div>
  )
}
