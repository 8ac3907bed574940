import { ChangeButton } from '../../../api/ChangeButton.tsx'
import { useRead } from '../../../api/useRead.ts'
import { useUndo } from '../../../api/useUndo.ts'
import { sampleTexts as texts } from '../../../../languages/en/dashboard/parts.ts'

/**
 * A button that keeps our neutral words about the donation, so that they count as the family's own. The call sends an empty `base`, so
 * that the server reports a conflict if another keeper has saved other text in the meantime.
 */
export const ConfirmDonation = ({ text }: { text: string }) => {
  const undo = useUndo('PUT /api/settings', undoOutcome)
  return (
    <ChangeButton
      endpoint="PUT /api/settings"
      input={{ body: { keepsDonation: true, base: { donationText: '' } } }}
      success={{
        ...texts.saved,
        undo: () => undo({ body: { donationText: null, base: { donationText: text } } }),
      }}
      failure={texts.confirmFailed}
      question={askAbout(text)}
    >
      <Label textName={texts.parts.donation} />
    </ChangeButton>
  )
}

/** A button that saves the neutral obituary unchanged. There is a neutral obituary only after a name has been saved. */
export const ConfirmObituary = () => {
  const { data } = useRead('GET /api/obituary')
  const neutralText = data?.neutralText ?? ''
  const undo = useUndo('DELETE /api/obituary', undoOutcome)
  if (data && !neutralText) return null
  return (
    <ChangeButton
      endpoint="PUT /api/obituary"
      input={{ body: { content: neutralText, base: { content: '' } } }}
      success={{ ...texts.saved, undo: () => undo({ body: { content: neutralText } }) }}
      failure={texts.confirmFailed}
      question={askAbout(neutralText)}
      // there until the obituary has loaded, so that the layout does not shift
      disabled={!data}
    >
      <Label textName={texts.parts.obituary} />
    </ChangeButton>
  )
}

const undoOutcome = { success: texts.undone, failure: texts.undoFailed }

/** The question shows the text as visitors read it. */
const askAbout = (text: string) =>
  ({
    ...texts.question,
    tone: 'primary',
    children: <blockquote className="neutral-text">{text}</blockquote>,
  }) as const

/** Screen readers read the name of the text as well. */
const Label = ({ textName }: { textName: string }) => (
  <>
    {texts.confirm} <span className="unseen">{texts.inParentheses(textName)}</span>
  </>
)
