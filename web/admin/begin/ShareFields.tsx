import { type ReactNode, useState } from 'react'
import { reachOf } from '../../../domain/privateAddress.ts'
import { typeset } from '../../ui/typeset.ts'
import { LinkField } from '../../ui/fields/LinkField.tsx'
import { QrCode } from '../parts/share/QrCode.tsx'
import '../parts/share/share.css'
import { hostNoteTexts, texts as linkTexts } from '../../../languages/en/dashboard/share.ts'
import { findFamiliarName } from './findFamiliarName.ts'
import { shareTexts as texts } from '../../../languages/en/dashboard/begin.ts'
import { CopyButtons } from '../../ui/fields/CopyButtons.tsx'
import { TextAreaField } from '../../ui/fields/Field.tsx'

interface Props {
  link: string
  name: string
  /** a sentence about what the link opens, in place of the usual one */
  hint?: string
  children?: ReactNode
}

/**
 * A link with its code, and a message with the link. An address that nobody else can open is not shared: there is a note to the
 * person who runs the server instead. A link on the network of the house is only for those in the house, so it has no message.
 */
export const ShareFields = ({ link, name, hint, children }: Props) => {
  const reach = reachOf(link)
  return (
    <div className="share-fields">
      {reach !== 'everyone' && <p className="hint">{texts.publishFirst}</p>}
      {reach !== 'computer' && (
        <>
          <p className="hint">{hint ?? (reach === 'everyone' && linkTexts.purpose)}</p>
          {children}
          <div className="share-link">
            <LinkField key={link} href={link} texts={linkTexts.link} />
          </div>
          <QrCode link={link} name={name} />
        </>
      )}
      {reach === 'everyone' ? (
        <MessageToSend
          key={link}
          label={texts.messageLabel}
          proposed={`${texts.message(findFamiliarName(name))}\n${link}`}
          rows={4}
          buttons={texts.buttons}
        />
      ) : (
        <MessageToSend
          label={hostNoteTexts.label}
          proposed={hostNoteTexts.note[reach](typeset(name))}
          rows={7}
          buttons={hostNoteTexts.buttons}
        />
      )}
    </div>
  )
}

interface MessageProps {
  label: string
  /** the message until somebody changes it */
  proposed: string
  rows: number
  buttons: Parameters<typeof CopyButtons>[0]['texts']
}

/** A message that people can change before they copy or send it. */
const MessageToSend = ({ label, proposed, rows, buttons }: MessageProps) => {
  const [message, setMessage] = useState(proposed)
  return (
    <div className="message-to-send">
      <TextAreaField
        label={label}
        rows={rows}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <div className="row">
        <CopyButtons key={message} text={message} texts={buttons} shared={{ text: message }} />
      </div>
    </div>
  )
}
