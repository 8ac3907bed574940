import { chooseObituary } from '../../contract/memorial/builtin.ts'
import type { SampleField } from '../../contract/memorial/settings.ts'
import { ChangeButton } from '../api/ChangeButton.tsx'
import { useRead } from '../api/useRead.ts'
import { Button } from '../ui/Button.tsx'
import { sampleTexts as texts } from './texts.ts'

const outcome = { success: texts.saved, failure: texts.confirmFailed }

interface Props {
  name: SampleField
  /** the sample text, as visitors read it */
  value: string
  /** the name of the text, for screen readers */
  textName: string
}

/**
 * A button that saves sample text unchanged, so that it counts as the family's own text. The button sends an empty `base`, so
 * that the server reports a conflict if another keeper has saved other text in the meantime.
 */
export const ConfirmField = ({ name, value, textName }: Props) => (
  <ChangeButton
    endpoint="PUT /api/settings"
    input={{ body: { [name]: value, base: { [name]: '' } } }}
    {...outcome}
  >
    <Label textName={textName} />
  </ChangeButton>
)

/** A button that saves the built-in obituary unchanged, so that it counts as the family's own text. */
export const ConfirmObituary = () => {
  const { data } = useRead('GET /api/obituary')
  const label = <Label textName={texts.parts.obituary} />
  // a busy button until the obituary has loaded, so that the layout does not shift
  if (!data) return <Button busy>{label}</Button>
  return (
    <ChangeButton
      endpoint="PUT /api/obituary"
      input={{ body: { content: chooseObituary(data), base: { content: '' } } }}
      {...outcome}
    >
      {label}
    </ChangeButton>
  )
}

const Label = ({ textName }: { textName: string }) => (
  <>
    {texts.confirm} <span className="unseen">{texts.inParentheses(textName)}</span>
  </>
)
