import { limits } from '../../../../contract/limits.ts'
import type { Track } from '../../../../contract/memorial/music.ts'
import { toFileUrl, toOriginalUrl } from '../../../api/urls.ts'
import { useChange, useIssues } from '../../../api/useChange.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/Field.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { dialogTexts as texts, manageTexts } from '../../../../languages/en/dashboard/music.ts'

/** The dialog stays open with the typed title until the server has saved the title. */
export const EditTrackDialog = ({ track, onClose }: { track: Track; onClose: () => void }) => {
  const { fields, isChanged, change } = useDraft('dialog', { title: track.title })
  const { title } = fields
  const saving = useChange('PUT /api/music/:id', {
    success: texts.saved,
    failure: texts.failed,
  })
  const findIssue = useIssues(saving, fields)
  const save = () => saving.mutate({ params: { id: track.id }, body: fields }, { onSuccess: onClose })
  return (
    <FormDialog
      className="track-dialog"
      title={texts.title}
      submitLabel={saving.isPending ? manageTexts.saving : texts.save}
      busy={saving.isPending}
      isChanged={isChanged}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={texts.field}
        longest={limits.title}
        value={title}
        error={title.trim() ? findIssue('title') : texts.needed}
        onChange={({ target }) => change({ title: target.value })}
      />
      {track.tagTitle && track.tagTitle !== title && (
        <Button onClick={() => change({ title: track.tagTitle ?? title })}>
          {texts.fromTags(track.tagTitle)}
        </Button>
      )}
      <dl>
        <dt>{texts.originalName}</dt>
        <dd>
          <a href={toOriginalUrl(track.id)} dir="auto" download>
            {track.originalName}
          </a>
        </dd>
      </dl>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no speech to caption */}
      <audio
        controls
        preload="metadata"
        aria-label={texts.listen(track.title)}
        src={toFileUrl(track.filePath)}
      />
    </FormDialog>
  )
}
