import { useState } from 'react'
import { limits } from '../../../contract/limits.ts'
import { useChange } from '../../api/useChange.ts'
import { useIssues } from '../../api/useIssues.ts'
import { defaultPortrait } from '../../media/defaultPortrait.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { TextAreaField } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { textInputs } from '../../ui/textInputs.ts'
import { useKeepsDeleted } from '../ConfirmDelete.tsx'
import { type Draft, saveDraft } from '../drafts.ts'
import { PictureField } from '../PictureField.tsx'
import { texts } from './texts.ts'

interface Props {
  draft: Draft<{ content: string; imagePath: string }>
  /** whether visitors still read the built-in text */
  isBuiltIn: boolean
}

export const EditObituary = ({ draft: { fields, base, changed, change, drop }, isBuiltIn }: Props) => {
  const [sent, setSent] = useState(fields)
  const saving = useChange('PUT /api/obituary', {
    success: texts.updated,
    failure: texts.updateFailed,
    onSuccess: ({ content, imagePath }) =>
      saveDraft('obituary', sent, { content: content ?? '', imagePath: imagePath ?? '' }),
  })
  const issueOf = useIssues(saving, fields)
  const input = textInputs(fields, change, issueOf)
  const save = () => {
    setSent(fields)
    saving.mutate({ body: { ...fields, base } })
  }
  return (
    <Form onSubmit={save}>
      {isBuiltIn && <p className="notice">{texts.builtIn}</p>}
      <PictureField
        label={texts.imagePath}
        hint={texts.imageHint}
        error={issueOf('imagePath')}
        value={fields.imagePath}
        onChange={(imagePath) => change({ imagePath })}
        fallback={defaultPortrait}
      />
      <TextAreaField
        {...input('content')}
        label={texts.story}
        hint={texts.storyHint}
        rows={15}
        longest={limits.obituary}
      />
      <div className="save-row">
        <Button type="submit" tone="primary" disabled={saving.isPending}>
          {texts.save}
        </Button>
        {changed && !saving.isPending && <span>{texts.unsaved}</span>}
        {!isBuiltIn && <RestoreObituary onRestored={drop} />}
      </div>
    </Form>
  )
}

const RestoreObituary = ({ onRestored }: { onRestored: () => void }) => {
  const keepsDeleted = useKeepsDeleted()
  const { mutate, isPending } = useChange('DELETE /api/obituary', {
    success: texts.restored,
    failure: texts.updateFailed,
    onSuccess: onRestored,
  })
  const { title, forAWhile, forGood } = texts.restoreQuestion
  return (
    <ConfirmButton
      tone="destructive"
      className="restore"
      question={{ title, description: keepsDeleted ? forAWhile : forGood, confirm: texts.restoreYes }}
      busy={isPending}
      onConfirm={(close) => mutate({}, { onSuccess: close })}
    >
      {texts.restore}
    </ConfirmButton>
  )
}
