import { useState } from 'react'
import { CopyButtons } from '../../../ui/fields/CopyButtons.tsx'
import { TextAreaField } from '../../../ui/fields/Field.tsx'

interface Props {
  label: string
  /** the message until somebody changes it */
  proposed: string
  rows: number
  buttons: Parameters<typeof CopyButtons>[0]['texts']
}

/** A message that people can change before they copy or send it. */
export const MessageToSend = ({ label, proposed, rows, buttons }: Props) => {
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
