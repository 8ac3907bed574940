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
  /** names the text for screen readers */
  what: string
}

/** Saves a sample text unchanged, which makes it the family's. An empty base protects what others have saved since. */
export const ConfirmField = ({ name, value, what }: Props) => (
  <ChangeButton
    endpoint="PUT /api/settings"
    input={{ body: { [name]: value, base: { [name]: '' } } }}
    {...outcome}
  >
    <Label what={what} />
  </ChangeButton>
)

/** Saves the built-in obituary unchanged, which makes it the family's. */
export const ConfirmObituary = () => {
  const { data } = useRead('GET /api/obituary')
  const label = <Label what={texts.parts.obituary} />
  // present from the start, so that the layout does not shift
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

const Label = ({ what }: { what: string }) => (
  <>
    {texts.confirm} <span className="unseen">{texts.what(what)}</span>
  </>
)
