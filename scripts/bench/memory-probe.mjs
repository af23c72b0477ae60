// Loaded into a measured server (`node --expose-gc --import …`): answers any message with its memory
// after collecting the garbage, and with what keeps it alive.
process.on('message', () => {
  globalThis.gc?.()
  setImmediate(() => {
    globalThis.gc?.()
    const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
    process.send?.({ ...process.memoryUsage(), sockets })
  })
})
process.channel?.unref()
