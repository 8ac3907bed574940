import { useRef } from 'react'
import type { Service } from '../../../contract/services.ts'
import { newRequestKey } from '../../api/requestKey.ts'
import { useChange } from '../../api/useChange.ts'
import { toast } from '../../ui/toast.ts'
import { bodyOf, emptyFields, fieldsOf, type ServiceFields } from './fields.ts'
import { ServiceDialog } from './ServiceDialog.tsx'
import { texts } from './texts.ts'

export const AddService = ({ onDone }: { onDone: () => void }) => {
  const { mutate, isPending, error } = useChange('POST /api/services', { refetch: ['/api/services'] })
  const keyFor = useKeyOfWords()
  const add = (fields: ServiceFields) =>
    mutate(
      { body: bodyOf(fields), requestKey: keyFor(fields) },
      {
        onSuccess: () => {
          toast({ title: texts.created, description: texts.createdWords })
          onDone()
        },
        onError: () =>
          toast({ title: texts.createFailed, description: texts.createFailedWords, tone: 'destructive' }),
      },
    )
  return (
    <ServiceDialog
      title={texts.addTitle}
      submit={texts.create}
      first={emptyFields}
      busy={isPending}
      refusal={error}
      onSubmit={add}
      onClose={onDone}
    />
  )
}

/** The same words tried again are stored once; changed words are a service of their own. */
const useKeyOfWords = () => {
  const last = useRef({ words: '', key: '' })
  return (fields: ServiceFields) => {
    const words = JSON.stringify(fields)
    if (last.current.words !== words) last.current = { words, key: newRequestKey() }
    return last.current.key
  }
}

export const EditService = ({ service, onDone }: { service: Service; onDone: () => void }) => {
  const { mutate, isPending, error } = useChange('PUT /api/services/:id', { refetch: ['/api/services'] })
  const save = (fields: ServiceFields) =>
    mutate(
      { params: { id: service.id }, body: bodyOf(fields) },
      {
        onSuccess: () => {
          toast({ title: texts.updated, description: texts.updatedWords })
          onDone()
        },
        onError: () =>
          toast({ title: texts.updateFailed, description: texts.updateFailedWords, tone: 'destructive' }),
      },
    )
  return (
    <ServiceDialog
      title={texts.editTitle}
      submit={texts.save}
      first={fieldsOf(service)}
      busy={isPending}
      refusal={error}
      onSubmit={save}
      onClose={onDone}
    />
  )
}
