import type { Settings } from '../../../../contract/memorial/settings.ts'
import { useRead } from '../../../api/useRead.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { texts } from '../../../../languages/en/dashboard/sendLink.ts'
import { DocumentForm } from './DocumentForm.tsx'

export const Poster = ({ settings }: { settings: Settings }) => {
  const link = useRead('GET /api/send-link')
  return (
    <DocumentForm kind="poster" settings={settings}>
      {link.data?.key
        ? ({ asksForPhotographs = false }, change) => (
            <Checkbox
              label={texts.onPoster}
              checked={asksForPhotographs}
              onChange={(checked) => change({ asksForPhotographs: checked })}
            />
          )
        : undefined}
    </DocumentForm>
  )
}
