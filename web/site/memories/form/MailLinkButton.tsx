import { useChange } from '../../../api/useChange.ts'
import { Button } from '../../../ui/Button.tsx'
import { linkTexts as texts } from '../../../../languages/en/visitors/memories.ts'

/** A button that mails the private link to the writer, and says below whether that succeeded. */
export const MailLinkButton = ({ writerKey }: { writerKey: string }) => {
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
