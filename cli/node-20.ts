// Added in Node 21.
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  let at = 0;
  for (const item of items) {
    const key = keyOf(item, at++);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
};
// Added in Node 22.
Promise.withResolvers ??= <T>() => {
  const parts = {} as PromiseWithResolvers<T>;
  parts.promise = new Promise<T>((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
};
