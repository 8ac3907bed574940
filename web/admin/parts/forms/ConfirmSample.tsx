import { useState } from 'react'
import { useChange } from '../../../api/useChange.ts'
import { useUndo } from '../../../api/useUndo.ts'
import { useRead } from '../../../api/useRead.ts'
import { AlertDialog } from '../../../ui/dialogs/AlertDialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { sampleTexts as texts } from '../texts.ts'

/**
 * A button that saves the neutral text about the donation unchanged, so that it counts as the family's own. The call sends an
 * empty `base`, so that the server reports a conflict if another keeper has saved other text in the meantime.
 */
export const ConfirmDonation = ({ text }: { text: string }) => {
  const undo = useUndo('PUT /api/settings', undoOutcome)
  const confirming = useChange('PUT /api/settings', {
    success: {
      ...texts.saved,
      undo: () => undo({ body: { donationText: null, base: { donationText: text } } }),
    },
    failure: texts.confirmFailed,
  })
  return (
    <ConfirmButton
      text={text}
      textName={texts.parts.donation.label}
      busy={confirming.isPending}
      onConfirm={() => confirming.mutate({ body: { donationText: text, base: { donationText: '' } } })}
    />
  )
}

/** A button that saves the neutral obituary unchanged. There is a neutral obituary only after a name has been saved. */
export const ConfirmObituary = () => {
  const { data } = useRead('GET /api/obituary')
  const neutralText = data?.neutralText ?? ''
  const undo = useUndo('DELETE /api/obituary', undoOutcome)
  const confirming = useChange('PUT /api/obituary', {
    success: {
      ...texts.saved,
      undo: () => undo({ body: { content: neutralText } }),
    },
    failure: texts.confirmFailed,
  })
  if (data && !neutralText) return null
  return (
    <ConfirmButton
      text={neutralText}
      textName={texts.parts.obituary.label}
      // a busy button until the obituary has loaded, so that the layout does not shift
      busy={!data || confirming.isPending}
      onConfirm={() => confirming.mutate({ body: { content: neutralText, base: { content: '' } } })}
    />
  )
}

const undoOutcome = { success: texts.undone, failure: texts.undoFailed }

interface Props {
  /** the neutral text, as visitors read it */
  text: string
  /** the name of the text, for screen readers */
  textName: string
  busy: boolean
  onConfirm: () => void
}

/** Shows the text and asks before it is confirmed. After a failure, the question stays open. */
const ConfirmButton = ({ text, textName, busy, onConfirm }: Props) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button busy={busy} onClick={() => setAsking(true)}>
        {texts.confirm} <span className="unseen">{texts.inParentheses(textName)}</span>
      </Button>
      {isAsking && (
        <AlertDialog
          {...texts.question}
          tone="primary"
          busy={busy}
          onConfirm={onConfirm}
          onCancel={() => setAsking(false)}
        >
          <blockquote className="neutral-text">{text}</blockquote>
        </AlertDialog>
      )}
    </>
  )
}
