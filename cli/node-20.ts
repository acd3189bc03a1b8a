// Node has it from 21 on.
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  let at = 0;
  for (const item of items) {
    const key = keyOf(item, at++);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
};
