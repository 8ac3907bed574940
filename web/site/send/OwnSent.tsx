import { useState } from 'react'
import { useChange } from '../../api/useChange.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { AlertDialog } from '../../ui/dialogs/AlertDialog.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { FoldedList } from './FoldedList.tsx'
import { ownTexts as texts, texts as allTexts } from '../../../languages/en/visitors/send.ts'

/** The list of what somebody has sent from this device, folded. */
export const OwnSent = ({ senderKey }: { senderKey: string }) => (
  <FoldedList heading={texts.heading}>
    <OwnList senderKey={senderKey} />
  </FoldedList>
)

const OwnList = ({ senderKey }: { senderKey: string }) => {
  const headers = { 'sender-key': senderKey }
  const own = useRead('GET /api/senders/mine', { headers, refetchOnMount: true })
  const [askedId, setAskedId] = useState<string | null>(null)
  const close = () => setAskedId(null)
  const takingBack = useChange('DELETE /api/senders/mine/media/:id', {
    success: texts.takenBack,
    failure: texts.notTakenBack,
    onSuccess: own.retry,
  })
  return (
    <ReadState readState={own} texts={allTexts}>
      {({ sent }) => (
        <>
          {sent.length === 0 && <p>{texts.empty}</p>}
          <ul>
            {sent.map(({ id, name, placeholder, canTakeBack }) => (
              <li key={id}>
                {placeholder ? <img src={placeholder} alt="" /> : <Icon name="photo" />}
                <span>{name}</span>
                {canTakeBack ? (
                  <Button aria-label={`${texts.takeBack} ${name}`} onClick={() => setAskedId(id)}>
                    {texts.takeBack}
                  </Button>
                ) : (
                  <span>{texts.taken}</span>
                )}
              </li>
            ))}
          </ul>
          {askedId !== null && (
            <AlertDialog
              {...texts.question}
              busy={takingBack.isPending}
              onConfirm={() => takingBack.mutate({ headers, params: { id: askedId } }, { onSuccess: close })}
              onCancel={close}
            />
          )}
        </>
      )}
    </ReadState>
  )
}
