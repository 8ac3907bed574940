import type { Service } from '../../../contract/memorial/services.ts'
import { useChange } from '../../api/useChange.ts'
import { useRequestKey } from '../../api/useRequestKey.ts'
import { useFirstChoices } from '../parts/settingsForm/firstChoices.ts'
import { toServiceBody, emptyFields, toServiceFields, type ServiceFields } from './serviceFields.ts'
import { ServiceDialog } from './ServiceDialog.tsx'
import { texts } from '../../../languages/en/dashboard/services.ts'

export const AddService = ({ onDone }: { onDone: () => void }) => {
  const { mutate, isPending, error } = useChange('POST /api/services', {
    success: texts.created,
    failure: texts.createFailed,
  })
  const savingChoices = useChange('PUT /api/settings', { failure: texts.createFailed })
  const firstChoices = useFirstChoices()
  const makeRequestKey = useRequestKey()
  const add = (fields: ServiceFields) => {
    const create = () =>
      mutate({ body: toServiceBody(fields), requestKey: makeRequestKey(fields) }, { onSuccess: onDone })
    // the zone first, so that the service never has another one
    if (Object.keys(firstChoices).length > 0)
      savingChoices.mutate({ body: firstChoices }, { onSuccess: create })
    else create()
  }
  return (
    <ServiceDialog
      title={texts.addTitle}
      submitLabel={texts.create}
      saved={emptyFields}
      busy={isPending || savingChoices.isPending}
      error={error}
      onSubmit={add}
      onClose={onDone}
    />
  )
}

export const EditService = ({ service, onDone }: { service: Service; onDone: () => void }) => {
  const { mutate, isPending, error } = useChange('PUT /api/services/:id', {
    success: texts.updated,
    failure: texts.updateFailed,
  })
  const save = (fields: ServiceFields, base: ServiceFields) =>
    mutate(
      { params: { id: service.id }, body: { ...toServiceBody(fields), base: toServiceBody(base) } },
      { onSuccess: onDone },
    )
  return (
    <ServiceDialog
      title={texts.editTitle}
      submitLabel={texts.save}
      saved={toServiceFields(service)}
      busy={isPending}
      error={error}
      onSubmit={save}
      onClose={onDone}
    />
  )
}
