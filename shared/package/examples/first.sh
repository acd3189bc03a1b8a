curl --fail-with-body --output Lobby.part --form packageName=Lobby \
  --form 'blends.left=@"left.png"' \
  --form 'blends.middle=@"middle.png"' \
  --form 'blends.right=@"right, final.png"' \
  https://brewscreen.example/api/create-package && mv Lobby.part Lobby.mp || cat Lobby.part
