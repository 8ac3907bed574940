import type { ReactNode } from 'react'
import { limits } from '../../../contract/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangeButton } from '../../api/ChangeButton.tsx'
import { TextAreaField, bindTextInputs } from '../../ui/fields/Field.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { useKeepsDeleted } from '../parts/lists/ConfirmDelete.tsx'
import { ConfirmObituary } from '../parts/forms/ConfirmSample.tsx'
import { addSampleMark } from '../parts/forms/addSampleMark.tsx'
import { PictureField } from '../parts/pictures/PictureField.tsx'
import { texts } from '../../../languages/en/dashboard/obituary.ts'
import type { useObituaryForm } from './useObituaryForm.ts'

interface Props {
  form: ReturnType<typeof useObituaryForm>
  hasBuiltInText: boolean
}

export const EditObituary = ({ form, hasBuiltInText }: Props) => {
  const { fields, isChanged, change, drop, isSaving, findError } = form
  const isSample = hasBuiltInText && fields.content === ''
  return (
    <Form onSubmit={() => void form.saveAndSay(texts.updated)}>
      <p className="notice">{hasBuiltInText ? texts.builtIn : isChanged ? texts.seenBefore : texts.seen}</p>
      <PictureField
        pathLabel={texts.imagePath}
        error={findError('imagePath')}
        value={fields.imagePath}
        onChange={(imagePath) => change({ imagePath })}
        draftName="obituary"
      />
      <StoryField form={form} hint={addSampleMark(isSample, texts.storyHint)} />
      {isSample && (
        <div className="below-field">
          <ConfirmObituary />
        </div>
      )}
      <div className="row save-row">
        <Button type="submit" tone="primary" disabled={isSaving}>
          {texts.save}
        </Button>
        {isChanged && !isSaving && <span>{texts.unsaved}</span>}
        {!hasBuiltInText && <RestoreObituary onRestored={drop} />}
      </div>
    </Form>
  )
}

export const StoryField = ({ form, hint }: Pick<Props, 'form'> & { hint: ReactNode }) => (
  <TextAreaField
    {...bindTextInputs(form.fields, form.change, form.findError)('content')}
    label={texts.story}
    hint={hint}
    rows={15}
    longest={limits.obituary}
  />
)

const RestoreObituary = ({ onRestored }: { onRestored: () => void }) => {
  const keepsDeleted = useKeepsDeleted()
  return (
    <ChangeButton
      endpoint="DELETE /api/obituary"
      input={{ body: undefined }}
      success={texts.restored}
      failure={texts.updateFailed}
      onSuccess={onRestored}
      tone="destructive"
      className="restore"
      question={texts.restoreQuestion(keepsDeleted)}
    >
      {texts.restore}
    </ChangeButton>
  )
}
