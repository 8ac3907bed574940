import { shownObituary } from '../../contract/builtin.ts'
import type { SampleField } from '../../contract/settings.ts'
import { ChangeButton } from '../api/ChangeButton.tsx'
import { useRead } from '../api/useRead.ts'
import { Button } from '../ui/Button.tsx'
import { sampleTexts as texts } from './texts.ts'

const outcome = { success: texts.saved, failure: texts.confirmFailed }

interface Props {
  name: SampleField
  /** the sample's words, as visitors read them */
  value: string
  /** names them to people who do not see them */
  what: string
}

/** Saves sample words as they are: from then on they are the family's. An empty base protects what others have saved since. */
export const ConfirmField = ({ name, value, what }: Props) => (
  <ChangeButton
    endpoint="PUT /api/settings"
    input={{ body: { [name]: value, base: { [name]: '' } } }}
    {...outcome}
  >
    <Label what={what} />
  </ChangeButton>
)

/** The same for the built-in obituary. */
export const ConfirmObituary = () => {
  const { data } = useRead('GET /api/obituary')
  const label = <Label what={texts.parts.obituary} />
  // in its place from the beginning, so that nothing moves
  if (!data) return <Button busy>{label}</Button>
  return (
    <ChangeButton
      endpoint="PUT /api/obituary"
      input={{ body: { content: shownObituary(data), base: { content: '' } } }}
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
