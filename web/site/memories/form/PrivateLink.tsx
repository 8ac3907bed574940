import { toPrivatePath } from '../../../../contract/pages/memoryAddress.ts'
import { typeset } from '../../../ui/typeset.ts'
import { readPublicOrigin } from '../../../api/origins.ts'
import { useChange } from '../../../api/useChange.ts'
import { usePageData } from '../../../api/pageData.ts'
import { Button } from '../../../ui/Button.tsx'
import { LinkField } from '../../../ui/fields/LinkField.tsx'
import { useWhenUntouched } from '../../../ui/useWhenUntouched.ts'
import { OwnPhoneBox } from '../OwnPhoneBox.tsx'
import { linkTexts as texts, texts as allTexts } from '../../../../languages/en/visitors/memories.ts'
import type { SharedMemory } from './shareMemory.ts'

/** How long the link is shown, in milliseconds. After that, the next person at a shared tablet must not find it. */
const SHOWN_MS = 60_000

interface Props extends SharedMemory {
  canMailWriters: boolean
  onDone: () => void
}

/** Thanks the writer, says when the memory will appear, and shows the link for changing it. Closes by itself after a while. */
export const PrivateLink = ({ name, approved, writerKey, hasEmail, canMailWriters, onDone }: Props) => {
  useWhenUntouched(SHOWN_MS, onDone)
  return (
    <div className="add-memory-thanks" data-needed="">
      <h3>{typeset(texts.thanks(name))}</h3>
      <p role="status">{approved ? texts.below : allTexts.held}</p>
      {writerKey && <KeepLink writerKey={writerKey} canMail={canMailWriters && hasEmail && approved} />}
      <Button onClick={onDone}>{texts.done}</Button>
    </div>
  )
}

/** The ways to keep the link: copy or share it, have it mailed, or keep it on the device. */
const KeepLink = ({ writerKey, canMail }: { writerKey: string; canMail: boolean }) => {
  const publicOrigin = readPublicOrigin(usePageData())
  return (
    <>
      <p>{texts.explanation}</p>
      <div className="add-memory-link">
        <LinkField href={publicOrigin + toPrivatePath(writerKey)} texts={texts} />
        {canMail && <MailLinkButton writerKey={writerKey} />}
      </div>
      <OwnPhoneBox writerKey={writerKey} />
    </>
  )
}

/** A button that mails the private link to the writer, and says below whether that succeeded. */
const MailLinkButton = ({ writerKey }: { writerKey: string }) => {
  const { mutate, isPending, isSuccess, error } = useChange('POST /api/memories/mine/mail')
  return (
    <>
      <Button busy={isPending} onClick={() => mutate({ headers: { 'writer-key': writerKey } })}>
        {texts.mail}
      </Button>
      <p className="add-memory-mailed" role="status">
        {isSuccess && texts.mailed}
        {error && (error.explanation ?? texts.mailFailed)}
      </p>
    </>
  )
}
