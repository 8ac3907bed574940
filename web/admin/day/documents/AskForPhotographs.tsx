import type { Settings } from '../../../../contract/memorial/settings.ts'
import { useChange } from '../../../api/useChange.ts'
import { keepLink, SendLinkFields } from '../../parts/share/SendLinkFields.tsx'
import { texts } from '../../../../languages/en/dashboard/share.ts'
import { CardSizeField } from './CardSizeField.tsx'
import { DocumentForm } from './DocumentForm.tsx'

/** The cards that ask for photographs, and their link. If there is none, the button that makes the cards makes it, too. */
export const AskForPhotographs = ({ settings }: { settings: Settings }) => {
  const { mutateAsync } = useChange('POST /api/send-link', { failure: texts.keyFailed })
  const makeLink = () =>
    mutateAsync(keepLink).then(
      () => true,
      () => false,
    )
  return (
    <DocumentForm kind="send" settings={settings} prepare={makeLink}>
      {({ cardSize }, change) => (
        <>
          <SendLinkFields />
          <CardSizeField settings={settings} value={cardSize} onChange={change} />
        </>
      )}
    </DocumentForm>
  )
}
