import { useState } from 'react'
import { appendAccessKey } from '../../../../contract/pages/accessLink.ts'
import { servicePath } from '../../../../contract/pages/show.ts'
import type { AccessKey } from '../../../../contract/people/access.ts'
import { readPublicOrigin } from '../../../api/origins.ts'
import { usePageData } from '../../../api/pageData.ts'
import { texts as showTexts } from '../../../../languages/en/visitors/show.ts'
import { useShowLength } from '../../../show/rehearsal/useShowLength.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { findKeyFor } from './findKeyFor.ts'
import { KeyField } from './KeyField.tsx'
import { MakeKeyButton } from './MakeKeyButton.tsx'
import { ReachNote } from './ReachNote.tsx'
import './share.css'
import { SharedLink } from './SharedLink.tsx'
import { texts } from '../../../../languages/en/dashboard/share.ts'

interface Props {
  /** whether visitors need the family's password or an access key */
  isClosed: boolean
  keys: readonly AccessKey[]
  onClose: () => void
}

/** A dialog with the link for the computer that shows the slideshow at a service. */
export const ScreenDialog = ({ isClosed, keys, onClose }: Props) => {
  const [chosenKey, setChosenKey] = useState('')
  const ownKey = findKeyFor(keys, 'screen')
  const key = (keys.find(({ key }) => key === chosenKey) ?? ownKey)?.key
  const length = useShowLength()
  const link = readPublicOrigin(usePageData()) + (key ? appendAccessKey(servicePath, key) : servicePath)
  return (
    <Dialog hasCloseInFooter title={texts.screen} description={texts.screenPurpose} onClose={onClose}>
      <div className="share-fields">
        {length && <p className="hint">{showTexts.showLength(length)}</p>}
        {keys.length > 0 && (
          <KeyField
            keys={keys}
            value={key ?? ''}
            onChange={setChosenKey}
            unchosen={ownKey ? undefined : texts.noKeyChosen}
          />
        )}
        {isClosed && !ownKey && (
          <MakeKeyButton
            name={texts.keyName}
            place="screen"
            purpose={texts.screenNeedsKey}
            onMade={(made) => setChosenKey(made.key)}
          />
        )}
        {(!isClosed || key) && (
          <>
            <ReachNote link={link} />
            <div className="share-link">
              <SharedLink key={link} href={link} texts={texts.link} />
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
