/** Whether a file system does not sync what it was asked to: some of networks and of hosts sync no folders. */
export const isUnsyncable = (error: unknown): boolean =>
  ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EBADF', 'EISDIR', 'EACCES', 'EPERM'].includes(
    String((error as NodeJS.ErrnoException).code),
  )
