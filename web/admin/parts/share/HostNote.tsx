import type { Reach } from '../../../../domain/privateAddress.ts'
import { typeset } from '../../../../domain/typeset.ts'
import { MessageToSend } from './MessageToSend.tsx'
import { hostNoteTexts as texts } from './texts.ts'

interface Props {
  reach: Exclude<Reach, 'everyone'>
  name: string
}

/** A note to the person who runs the server, as long as not everyone can open the memorial. It says how that is changed. */
export const HostNote = ({ reach, name }: Props) => (
  <MessageToSend
    label={texts.label}
    proposed={texts.note[reach](typeset(name))}
    rows={7}
    buttons={texts.buttons}
  />
)
