import { limits } from '../../../contract/limits.ts'
import { useChange, useIssues } from '../../api/useChange.ts'
import { useListCache } from '../../api/useListCache.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangeButton } from '../../api/ChangeButton.tsx'
import { TextAreaField, bindTextInputs } from '../../ui/fields/Field.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import type { Draft } from '../../ui/drafts/useDraft.ts'
import { useKeepsDeleted } from '../ConfirmDelete.tsx'
import { ConfirmObituary } from '../ConfirmSample.tsx'
import { addSampleMark } from '../addSampleMark.tsx'
import { PictureField } from '../pictures/PictureField.tsx'
import { toObituaryFields, type ObituaryFields } from './fields.ts'
import { texts } from './texts.ts'

interface Props {
  draft: Draft<ObituaryFields>
  /** whether visitors still read the built-in text */
  hasBuiltInText: boolean
}

export const EditObituary = ({ draft, hasBuiltInText }: Props) => {
  const { fields, base, isChanged, change, drop } = draft
  const { refetch } = useListCache()
  const saving = useChange('PUT /api/obituary', {
    success: texts.updated,
    failure: texts.updateFailed,
    onSuccess: (answer) => {
      refetch('/api/settings')
      draft.settle(toObituaryFields(answer))
    },
  })
  const findIssue = useIssues(saving, fields)
  const input = bindTextInputs(fields, change, findIssue)
  const isSample = hasBuiltInText && fields.content === ''
  const save = () => {
    draft.markSent()
    saving.mutate({ body: { ...fields, base } })
  }
  return (
    <Form onSubmit={save}>
      <p className="notice">{hasBuiltInText ? texts.builtIn : isChanged ? texts.seenBefore : texts.seen}</p>
      <PictureField
        label={texts.imagePath}
        hint={texts.imageHint}
        error={findIssue('imagePath')}
        value={fields.imagePath}
        onChange={(imagePath) => change({ imagePath })}
      />
      <TextAreaField
        {...input('content')}
        label={texts.story}
        hint={addSampleMark(isSample, texts.storyHint)}
        rows={15}
        longest={limits.obituary}
      />
      {isSample && (
        <div className="below-field">
          <ConfirmObituary />
        </div>
      )}
      <div className="row save-row">
        <Button type="submit" tone="primary" disabled={saving.isPending}>
          {texts.save}
        </Button>
        {isChanged && !saving.isPending && <span>{texts.unsaved}</span>}
        {!hasBuiltInText && <RestoreObituary onRestored={drop} />}
      </div>
    </Form>
  )
}

const RestoreObituary = ({ onRestored }: { onRestored: () => void }) => {
  const keepsDeleted = useKeepsDeleted()
  const { title, forAWhile, forGood } = texts.restoreQuestion
  return (
    <ChangeButton
      endpoint="DELETE /api/obituary"
      input={{ body: undefined }}
      success={texts.restored}
      failure={texts.updateFailed}
      onSuccess={onRestored}
      tone="destructive"
      className="restore"
      question={{ title, description: keepsDeleted ? forAWhile : forGood, confirm: texts.restoreYes }}
    >
      {texts.restore}
    </ChangeButton>
  )
}
