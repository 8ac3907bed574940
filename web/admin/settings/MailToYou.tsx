import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { toast } from '../../ui/toast.ts'
import { MailFields } from './MailFields.tsx'
import { texts } from './texts.ts'
import { useMailForm } from './useMailForm.ts'

/** The daily mail, where nothing else is saved with it. */
export const MailToYou = () => {
  const mail = useMailForm()
  const save = async () => {
    if (!(await mail.save())) toast(texts.mailToYou.saved)
  }
  return (
    <Form onSubmit={() => void save()}>
      <MailFields {...mail}>
        <Button type="submit" busy={mail.isSaving}>
          {texts.mailToYou.save}
        </Button>
      </MailFields>
    </Form>
  )
}
