/** Imported first: React and Payload read it while they load. */
Object.assign(process.env, { NODE_ENV: 'production' })

export {}
