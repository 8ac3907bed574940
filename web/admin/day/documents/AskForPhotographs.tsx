import type { Settings } from '../../../../contract/memorial/settings.ts'
import { useChange } from '../../../api/useChange.ts'
import { keepLink, SendLinkFields } from '../../parts/share/SendLinkFields.tsx'
import { texts } from '../../../../languages/en/dashboard/share.ts'
import { DocumentForm } from './DocumentForm.tsx'
import { makeSizeField } from './TableCards.tsx'

/** The cards that ask for photographs, and their link. If there is none, the button that makes the cards makes it, too. */
export const AskForPhotographs = ({ settings }: { settings: Settings }) => {
  const { mutateAsync } = useChange('POST /api/send-link', { failure: texts.keyFailed })
  const makeLink = () => mutateAsync(keepLink).then(Boolean, () => false)
  return (
    <DocumentForm kind="send" settings={settings} prepare={makeLink}>
      {(...options) => (
        <>
          <SendLinkFields />
          {makeSizeField(settings)(...options)}
        </>
      )}
    </DocumentForm>
  )
}
